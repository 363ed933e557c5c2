// Written by 'npm run codegen' from chart.messages.en.json.

/** Words that every chart shows. */
export const chartMessages = {
  asTable: "Show as table",
  asChart: "Show as chart",
  csv: "CSV",
  png: "PNG",
  pngFailed: "The picture could not be made.",
  save: ({ what }: { what: string | number }) => `Save ${what} as a file`,
}
