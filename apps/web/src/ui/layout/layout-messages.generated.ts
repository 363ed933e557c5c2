// Written by 'npm run codegen' from layout.messages.en.json.

/** Words of pages. */
export const layoutMessages = {
  breadcrumb: "Breadcrumb",
}
