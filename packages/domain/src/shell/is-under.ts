/** Whether a path is an address of the portal, or something below it: '/admin/users' holds '/admin/users/7', not '/admin/users-x'. */
export const isUnder = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`)
