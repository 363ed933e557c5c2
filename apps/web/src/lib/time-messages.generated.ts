// Written by 'npm run codegen' from time.messages.en.json.

/** Times and sizes in words. */
export const timeMessages = {
  day: ({ n }: { n: number }) => n === 1 ? `${n} day` : `${n} days`,
  hour: ({ n }: { n: number }) => n === 1 ? `${n} hour` : `${n} hours`,
  minute: ({ n }: { n: number }) => n === 1 ? `${n} minute` : `${n} minutes`,
  underMinute: "less than a minute",
  bytes: ({ n }: { n: string | number }) => `${n} bytes`,
}
