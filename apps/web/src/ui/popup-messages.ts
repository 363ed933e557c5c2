/** Words of windows over the page. */
export const popupMessages = {
  grip: 'Move or resize',
  gripHelp: 'Arrow keys move the window, with Shift they change its size, Escape ends.',
  close: 'Close',
  resize: 'Drag to resize',
}
