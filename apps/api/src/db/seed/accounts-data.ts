import type { RoleName } from '@portal/domain'

export interface DemonstrationAccount {
  email: string
  fullName: string
  title: string
  jobTitle: string
  role: RoleName
  leaId: number | null
  disabled?: boolean
}

/** Demonstration accounts; the user name is the address. The people are made up. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  {
    email: 'monitor@state.example',
    fullName: 'Helen Marsh',
    title: 'Ms.',
    jobTitle: 'Monitoring Section Chief',
    role: 'StateMonitor',
    leaId: null,
  },
  {
    email: 'monitor2@state.example',
    fullName: 'Andre Whitfield',
    title: 'Mr.',
    jobTitle: 'Monitoring Specialist',
    role: 'StateMonitor',
    leaId: null,
  },
  {
    email: 'sysadmin@state.example',
    fullName: 'Priya Raman',
    title: 'Ms.',
    jobTitle: 'System Administrator',
    role: 'StateAdmin',
    leaId: null,
  },
  {
    email: 'liaison@state.example',
    fullName: 'Thomas Okafor',
    title: 'Dr.',
    jobTitle: 'Education Program Liaison',
    role: 'DEILiaison',
    leaId: null,
  },
  {
    email: 'disputes@state.example',
    fullName: 'Karen Lindqvist',
    title: 'Ms.',
    jobTitle: 'Dispute Resolution Coordinator',
    role: 'DisputeResolutionStaff',
    leaId: null,
  },
  {
    email: 'admin@allegany.example',
    fullName: 'Daniel Brandt',
    title: 'Mr.',
    jobTitle: 'Director of Special Education',
    role: 'LocalAdmin',
    leaId: 1,
  },
  {
    email: 'admin2@allegany.example',
    fullName: 'Lucia Ferrante',
    title: 'Ms.',
    jobTitle: 'Assistant Director of Special Education',
    role: 'LocalAdmin',
    leaId: 1,
  },
  {
    email: 'user@allegany.example',
    fullName: 'Grace Holloway',
    title: 'Ms.',
    jobTitle: 'Compliance Specialist',
    role: 'LocalUser',
    leaId: 1,
  },
  {
    email: 'admin@howard.example',
    fullName: 'Samuel Kessler',
    title: 'Dr.',
    jobTitle: 'Executive Director of Special Education',
    role: 'LocalAdmin',
    leaId: 13,
  },
  {
    email: 'user@howard.example',
    fullName: 'Mei Tanaka',
    title: 'Ms.',
    jobTitle: 'Instructional Facilitator',
    role: 'LocalUser',
    leaId: 13,
  },
  {
    email: 'disabled@howard.example',
    fullName: 'Robert Vance',
    title: 'Mr.',
    jobTitle: 'Resource Teacher',
    role: 'LocalUser',
    leaId: 13,
    disabled: true,
  },
  {
    email: 'admin@training.example',
    fullName: 'Nora Sandoval',
    title: 'Ms.',
    jobTitle: 'Director of Special Education',
    role: 'LocalAdmin',
    leaId: 99,
  },
]
