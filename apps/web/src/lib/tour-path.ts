/** Address that shows the tour of the portal, also to people who have closed it. */
export const tourPath = '/user/landing?tour=show'
