// Written by 'npm run codegen' from field.messages.en.json.

/** Words of fields. */
export const fieldMessages = {
  optional: "(optional)",
  chosen: ({ n }: { n: string | number }) => `${n} chosen`,
  hide: "Hide",
  show: "Show",
  hideWhat: ({ what }: { what: string | number }) => `Hide ${what}`,
  showWhat: ({ what }: { what: string | number }) => `Show ${what}`,
  password: "password",
}
