// Written by 'npm run codegen' from progress.messages.en.json.

/** Words of a bar of progress. */
export const progressMessages = {
  percent: ({ label, percent }: { label: string | number; percent: string | number }) => `${label} ${percent} percent`,
}
