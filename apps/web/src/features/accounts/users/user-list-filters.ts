import { anyText, isNumber, listAddress, oneOf } from '../../../ui/list/list-address'

/** What Show chooses beside all users. */
export const userShows = ['active', 'disabled', 'deleted'] as const

/** Filters of the list, kept in the address, so that a list can be sent to a colleague. */
export const { read: readUserAddress, useAddress: useUserAddress } = listAddress(
  'users',
  { q: anyText, jurisdiction: isNumber, show: oneOf(...userShows), role: anyText },
  {
    sortable: ['userName', 'fullName', 'email', 'phoneNumber', 'leaName', 'role', 'lastLoginDate'],
    flushSync: true,
  },
)

export type UserAddress = ReturnType<typeof readUserAddress>
export type UserFilters = UserAddress['filters']
