/** Addresses of the administration of users. */
export const accountsPaths = {
  users: '/admin/users',
  roles: '/admin/roles',
  contacts: '/user/contacts',
  /** The list, showing who holds a role. */
  usersOfRole: (role: string) => `/admin/users?role=${encodeURIComponent(role)}`,
}
