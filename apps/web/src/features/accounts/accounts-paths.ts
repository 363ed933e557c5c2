/** Addresses of the administration of users. */
export const accountsPaths = {
  users: '/admin/users',
  roles: '/admin/roles',
  contacts: '/user/contacts',
  userHistory: (id: string) => `/admin/users/${encodeURIComponent(id)}/history`,
  roleHistory: (id: string) => `/admin/roles/${encodeURIComponent(id)}/history`,
  /** The list, showing who holds a role. */
  usersOfRole: (role: string) => `/admin/users?role=${encodeURIComponent(role)}`,
}
