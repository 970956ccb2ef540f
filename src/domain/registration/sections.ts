/** The parts of an application draft that can be talked about by themselves, as its page shows them. */
export const draftSections = ['mark', 'owner', 'goods', 'use', 'authority'] as const
export type DraftSection = (typeof draftSections)[number]
