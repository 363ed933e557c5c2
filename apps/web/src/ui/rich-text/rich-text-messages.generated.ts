// Written by 'npm run codegen' from rich-text.messages.en.json.

/** Words of formatted texts. */
export const richTextMessages = {
  blocks: {
    paragraph: "Paragraph",
    h3: "Heading",
    h4: "Small heading",
    quote: "Quotation",
  },
  loading: ({ label }: { label: string | number }) => `Loading ${label}`,
  formatTheSelectedText: "Format the selected text",
  bold: "Bold",
  italic: "Italic",
  underline: "Underline",
  strikethrough: "Strikethrough",
  link: "Link",
  textFormatting: "Text formatting",
  font: "Font",
  bulletedList: "Bulleted list",
  numberedList: "Numbered list",
  undo: "Undo",
  redo: "Redo",
  kindOfText: "Kind of text",
  clearFormatting: "Clear formatting",
  addressHint: "Enter an address that begins with https://, http:// or mailto:.",
  linkAddress: "Link address",
  apply: "Apply",
  removeLink: "Remove link",
  cancel: "Cancel",
}
