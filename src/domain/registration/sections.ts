/** The parts of an application draft that can be talked about by themselves, as its page shows them. */
export const draftSections = ['mark', 'owner', 'goods', 'use', 'authority'] as const
export type DraftSection = (typeof draftSections)[number]

/** The part that a text names; null where it names none. */
export const sectionOf = (text: string | null): DraftSection | null => draftSections.find((one) => one === text) ?? null
