import { useLocation } from 'react-router-dom'

/** Addresses of audits; `typeKey` is the kind, as menu addresses name it. */
export const auditsPaths = {
  audits: (typeKey: string) => `/user/dashboard/${typeKey}`,
  prong: (typeKey: string, prongId: number) => `/user/dashboard/${typeKey}/prongs/${prongId}`,
  stateDashboard: '/user/statedashboard',
  localDashboard: '/user/dashboard',
  reports: '/compliance/reports',
}

/** The kind of audit that the address stands under. */
export function useTypeKey(): string {
  const [, , , typeKey = ''] = useLocation().pathname.split('/')
  return typeKey
}
