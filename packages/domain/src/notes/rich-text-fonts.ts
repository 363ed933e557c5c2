/**
 * Fonts of the rich text editor (specification 000 section 9); the first is the default. No others are stored or shown.
 */
export const richTextFonts = [
  'Montserrat',
  'Segoe UI',
  'Arial',
  'Georgia',
  'Impact',
  'Tahoma',
  'Times New Roman',
  'Verdana',
  'Lato',
  'Century Gothic',
] as const
export type RichTextFont = (typeof richTextFonts)[number]
