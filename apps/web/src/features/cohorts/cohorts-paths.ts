/** Addresses of the cohorts feature. */
export const cohortsPaths = {
  list: '/compliance/cohorts',
  history: (id: number) => `/compliance/cohorts/${id}/history`,
  stateDashboard: '/user/statedashboard',
}
