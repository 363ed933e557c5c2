import { inGroup, monitor } from './menu-group.js'

export const disputeResolution = inGroup('dispute-resolution', [
  [
    '',
    [
      {
        id: 'dr-state-dashboard',
        name: 'State Dashboard',
        content: 'Open cases and clocks',
        icon: 'landmark',
        link: '/dispute-resolution/dashboard',
        roles: monitor,
      },
      {
        id: 'dr-state-complaints',
        name: 'State Complaints',
        content: 'Sixty-day decisions',
        icon: 'mail-warning',
        link: '/dispute-resolution/state-complaints',
        roles: monitor,
      },
      {
        id: 'dr-dpm-requests',
        name: 'Due Process & Mediation Requests',
        content: 'Hearings and agreements',
        icon: 'gavel',
        link: '/dispute-resolution/dpm-requests',
        roles: monitor,
      },
      {
        id: 'dr-contact-log',
        name: 'Family Support Contact Log',
        content: 'Calls and answers',
        icon: 'phone',
        link: '/dispute-resolution/fscl-summary',
        roles: monitor,
      },
      {
        id: 'dr-data-exports',
        name: 'Data Exports',
        content: 'Cases as a file',
        icon: 'download',
        link: '/dispute-resolution/data-exports',
        roles: monitor,
      },
      {
        id: 'dr-reports',
        name: 'Reports',
        content: 'Counts and timelines',
        icon: 'file-chart-column',
        roles: monitor,
        subMenus: [
          {
            id: 'dr-public-agency-report',
            name: 'State Complaints: Public Agency',
            link: '/dispute-resolution/public-agency-report',
          },
          {
            id: 'dr-state-summary-report',
            name: 'State Complaints: State Summary',
            link: '/dispute-resolution/state-summary-report',
          },
          {
            id: 'dr-hearing-report',
            name: 'Due Process: Hearing',
            link: '/dispute-resolution/hearing-report',
          },
          {
            id: 'dr-mediation-report',
            name: 'Due Process: Mediation',
            link: '/dispute-resolution/mediation-report',
          },
          {
            id: 'dr-contact-log-report',
            name: 'Family Support Contact Log',
            link: '/dispute-resolution/fscl-report',
          },
          {
            id: 'dr-spp-apr-report',
            name: 'Dispute Resolution SPP/APR',
            link: '/dispute-resolution/idea-report',
          },
        ],
      },
    ],
  ],
])
