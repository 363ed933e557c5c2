// Written by 'npm run codegen' from page-title.messages.en.json.

/** The title of the document. */
export const pageTitleMessages = {
  title: ({ page }: { page: string | number }) => `${page} - Compliance Monitoring`,
}
