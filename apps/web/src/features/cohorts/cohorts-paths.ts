/** Addresses of the cohorts room. */
export const cohortsPaths = {
  list: '/compliance/cohorts',
  history: (id: number) => `/compliance/cohorts/${id}/history`,
  stateDashboard: '/user/statedashboard',
}
