/** Addresses of the agencies feature. */
export const agenciesPaths = {
  list: '/compliance/lea/admin-editing',
  content: (id: number) => `/compliance/lea/admin-editing/${id}`,
  history: (id: number) => `/compliance/lea/admin-editing/${id}/history`,
  logoUpload: (id: number) => `/files/agency-logos/${id}`,
}
