// Written by 'npm run codegen' from table.messages.en.json.

/** Words of tables. */
export const tableMessages = {
  loading: "Loading",
  captionWithRows: ({ caption, total }: { caption: string | number; total: string | number }) => `${caption}, ${total} rows`,
}
