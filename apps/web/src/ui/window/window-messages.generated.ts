// Written by 'npm run codegen' from window.messages.en.json.

/** Words of floating windows. */
export const windowMessages = {
  grip: "Move or resize",
  gripHelp: "Arrow keys move the window, with Shift they change its size, Escape ends.",
  minimize: "Minimize",
  maximize: "Maximize",
  restore: "Restore size",
  close: "Close",
  resize: "Drag to resize",
  dock: "Open windows",
  bringBack: ({ title }: { title: string | number }) => `Show ${title}`,
}
