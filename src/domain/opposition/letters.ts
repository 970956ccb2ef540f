/** The letters that go out about an opposition against a client's mark. */
export const oppositionLetters = [
  'opposition-kick-off',
  'opposition-news',
  'opposition-ended',
  'opposition-withdrawal',
] as const
