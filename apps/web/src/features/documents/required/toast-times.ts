/** How long toasts stay, in milliseconds (specification 001 section 9). */
export const toastTimes = { warning: 10_000, save: 3000, dataSaved: 1000 } as const
