/** Who speaks: we to the other side, or they to us. */
export const negotiationDirections = ['out', 'in'] as const
export type NegotiationDirection = (typeof negotiationDirections)[number]

export const negotiationChannels = ['email', 'post', 'phone', 'platform', 'meeting'] as const
export type NegotiationChannel = (typeof negotiationChannels)[number]
