/** Where the tour of the portal is shown, to those too who have put it away. */
export const tourPath = '/user/landing?tour=show'
