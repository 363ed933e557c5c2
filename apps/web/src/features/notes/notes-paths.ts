/** Addresses of this feature. */
export const notesPaths = {
  list: '/compliance/notes',
  templates: '/compliance/notes/templates',
  history: (id: string) => `/compliance/notes/${id}/history`,
  export: '/files/exports/notes',
}
