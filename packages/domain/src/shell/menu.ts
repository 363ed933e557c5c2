import type { RoleName } from '../accounts/roles.js'

export type MenuGroupId = 'compliance' | 'local-determinations' | 'dispute-resolution' | 'admin' | 'training'

/** A collapsible part of the side menu. */
export interface MenuGroup {
  id: MenuGroupId
  name: string
  icon: string
}

/** One line of the side menu: a link, a window, or a parent of sub-items. */
export interface MenuItem {
  id: string
  group: MenuGroupId
  /** Heading inside the group; '' for groups without headings. */
  category: string
  name: string
  /** Subtitle line. */
  content: string
  /** Icon of the design system, by its lucide name. */
  icon: string
  /** Place within the group. */
  order: number
  link?: string
  /** Opens a window instead of a page. */
  event?: 'Calendar' | 'Notepad'
  /** Page that a window leads to; who may use the window may open it. */
  page?: string
  roles: readonly RoleName[]
  subMenus?: readonly MenuSubItem[]
}

export interface MenuSubItem {
  id: string
  name: string
  link: string
}

export const menuGroups: readonly MenuGroup[] = [
  { id: 'compliance', name: 'Compliance Monitoring', icon: 'clipboard-list' },
  { id: 'local-determinations', name: 'Local Determinations', icon: 'scale' },
  { id: 'dispute-resolution', name: 'Dispute Resolution & Family Support', icon: 'messages-square' },
  { id: 'admin', name: 'Admin', icon: 'settings' },
  { id: 'training', name: 'Training Materials', icon: 'graduation-cap' },
]

const everyone: readonly RoleName[] = ['StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison']
const stateAndLocal: readonly RoleName[] = ['StateMonitor', 'LocalAdmin', 'LocalUser']
const stateAndLiaison: readonly RoleName[] = ['StateMonitor', 'DEILiaison']
const monitor: readonly RoleName[] = ['StateMonitor']

type Line = Omit<MenuItem, 'group' | 'category' | 'order'>

/** The items of a group, numbered in the order in which they are written. */
function inGroup(
  group: MenuGroupId,
  categories: readonly (readonly [category: string, lines: readonly Line[]])[],
): MenuItem[] {
  const items: MenuItem[] = []
  for (const [category, lines] of categories)
    for (const line of lines) items.push({ ...line, group, category, order: items.length + 1 })
  return items
}

const compliance = inGroup('compliance', [
  [
    'Dashboards',
    [
      {
        id: 'state-dashboard',
        name: 'State Dashboard',
        content: 'All agencies',
        icon: 'landmark',
        link: '/user/statedashboard',
        roles: stateAndLiaison,
      },
      {
        id: 'local-dashboard',
        name: 'Local Dashboard',
        content: 'Work of one agency',
        icon: 'layout-dashboard',
        link: '/user/dashboard',
        roles: everyone,
      },
      {
        id: 'calendar',
        name: 'Calendar',
        content: 'Events, in a window',
        icon: 'calendar-days',
        event: 'Calendar',
        roles: stateAndLocal,
      },
    ],
  ],
  [
    'Activities',
    [
      {
        id: 'self-assessment',
        name: 'Self-Assessment',
        content: 'Rate, explain, attach',
        icon: 'clipboard-check',
        link: '/user/dashboard/self-assessment',
        roles: everyone,
      },
      {
        id: 'desk-audit',
        name: 'Desk Audit',
        content: 'Student record review',
        icon: 'file-search',
        link: '/user/dashboard/desk-audit',
        roles: everyone,
      },
      {
        id: 'services',
        name: 'Services / Related Services Audit',
        content: 'Services delivered',
        icon: 'hand-helping',
        link: '/user/dashboard/services',
        roles: everyone,
      },
      {
        id: 'policies',
        name: 'Policies & Procedures Audit',
        content: 'Written rules',
        icon: 'book-open-check',
        link: '/user/dashboard/policies',
        roles: everyone,
      },
      {
        id: 'alternate-framework',
        name: 'Alternate Framework Audit',
        content: 'Alternate standards',
        icon: 'shapes',
        link: '/user/dashboard/alternate-framework',
        roles: everyone,
      },
      {
        id: 'restraint-seclusion',
        name: 'Restraint & Seclusion Audit',
        content: 'Incident review',
        icon: 'shield-alert',
        link: '/user/dashboard/restraint-seclusion',
        roles: everyone,
      },
      {
        id: 'case-studies',
        name: 'Case Studies',
        content: 'One student over time',
        icon: 'folder-open',
        link: '/user/dashboard/case-studies',
        roles: stateAndLiaison,
      },
      {
        id: 'notepad',
        name: 'Notepad',
        content: 'Notes, in a window',
        icon: 'notebook-pen',
        event: 'Notepad',
        page: '/compliance/notes',
        roles: monitor,
      },
    ],
  ],
  [
    'Reports',
    [
      {
        id: 'jurisdiction-reports',
        name: 'Jurisdiction Reports',
        content: 'Issued letters and reports',
        icon: 'file-text',
        link: '/compliance/reports',
        roles: stateAndLocal,
      },
      {
        id: 'improvement-plans',
        name: 'Improvement Plans',
        content: 'Results and goals',
        icon: 'trending-up',
        link: '/compliance/improvement-plans/list',
        roles: everyone,
      },
      {
        id: 'corrective-action-plans',
        name: 'Corrective Action Plans',
        content: 'Answers to findings',
        icon: 'wrench',
        link: '/compliance/cap/list',
        roles: everyone,
      },
    ],
  ],
  [
    'Admin',
    [
      {
        id: 'content-editor',
        name: 'Content Editor',
        content: 'Questions and categories',
        icon: 'pencil-line',
        roles: monitor,
        subMenus: [
          {
            id: 'self-assessment-content',
            name: 'Self-Assessment Content',
            link: '/compliance/self-assessment/admin-editing/editor/welcome',
          },
          {
            id: 'required-document-categories',
            name: 'Required Documentation Categories',
            link: '/compliance/required-documents/admin-editing/editor/welcome',
          },
          {
            id: 'desk-audit-content',
            name: 'Desk Audit Content',
            link: '/compliance/desk-review/admin-editing/editor/welcome',
          },
          {
            id: 'policies-content',
            name: 'Policies & Procedures Content',
            link: '/compliance/policies-procedures/admin-editing/editor/welcome',
          },
          {
            id: 'alternate-framework-content',
            name: 'Alternate Framework Content',
            link: '/compliance/alternate-framework/admin-editing/editor/welcome',
          },
          {
            id: 'restraint-seclusion-content',
            name: 'Restraint & Seclusion Content',
            link: '/compliance/restraint-seclusion/admin-editing/editor/welcome',
          },
          { id: 'lea-content', name: 'LEA Content', link: '/compliance/lea/admin-editing' },
        ],
      },
      {
        id: 'report-template-manager',
        name: 'Report Template Manager',
        content: 'Letters and forms',
        icon: 'layout-template',
        link: '/compliance/report-templates',
        roles: monitor,
      },
    ],
  ],
])

const localDeterminations = inGroup('local-determinations', [
  [
    '',
    [
      {
        id: 'ld-local-dashboard',
        name: 'Local Dashboard',
        content: 'Results of one agency',
        icon: 'layout-dashboard',
        link: '/local-determinations/local-dashboard',
        roles: stateAndLiaison,
      },
      {
        id: 'ld-state-dashboard',
        name: 'State Dashboard',
        content: 'Results of all agencies',
        icon: 'landmark',
        link: '/local-determinations/state-dashboard',
        roles: monitor,
      },
      {
        id: 'ld-data-sources',
        name: 'Data Sources',
        content: 'Where figures come from',
        icon: 'database',
        link: '/local-determinations/data-sources',
        roles: monitor,
      },
      {
        id: 'ld-score-management',
        name: 'Score Management',
        content: 'Points and weights',
        icon: 'sliders-horizontal',
        link: '/local-determinations/score-management',
        roles: monitor,
      },
      {
        id: 'ld-expanded-results',
        name: 'Expanded Results',
        content: 'Every indicator',
        icon: 'table-2',
        link: '/local-determinations/expanded-results',
        roles: monitor,
      },
      {
        id: 'ld-clone-setup',
        name: 'Clone Setup',
        content: 'From the year before',
        icon: 'copy',
        link: '/local-determinations/clone-setup',
        roles: monitor,
      },
      {
        id: 'ld-data-export',
        name: 'Data Export',
        content: 'Figures as a file',
        icon: 'download',
        link: '/local-determinations/data-export',
        roles: monitor,
      },
      {
        id: 'ld-summary-performance',
        name: 'Summary Performance',
        content: 'One page for each agency',
        icon: 'clipboard-minus',
        link: '/local-determinations/performance-report',
        roles: monitor,
      },
      {
        id: 'ld-trend',
        name: 'Jurisdiction-Level Trend Performance',
        content: 'One agency over years',
        icon: 'chart-line',
        link: '/local-determinations/trend-report',
        roles: monitor,
      },
      {
        id: 'ld-state-trend',
        name: 'State-Level Trend Performance',
        content: 'The state over years',
        icon: 'chart-spline',
        link: '/local-determinations/trend-state-report',
        roles: monitor,
      },
      {
        id: 'ld-report-templates',
        name: 'Report Templates',
        content: 'Letters of determination',
        icon: 'layout-template',
        link: '/local-determinations/report-templates',
        roles: monitor,
      },
      {
        id: 'ld-report-builder',
        name: 'Report Builder',
        content: 'Letters in one run',
        icon: 'file-stack',
        link: '/local-determinations/reports',
        roles: monitor,
      },
    ],
  ],
])

const disputeResolution = inGroup('dispute-resolution', [
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

const admin = inGroup('admin', [
  [
    '',
    [
      {
        id: 'users',
        name: 'Users',
        content: 'Accounts and roles',
        icon: 'users',
        link: '/admin/users',
        roles: ['StateMonitor', 'LocalAdmin'],
      },
      {
        id: 'compliance-year-manager',
        name: 'Compliance Year Manager',
        content: 'Launch the next year',
        icon: 'calendar-plus',
        link: '/admin/launch-compliance-year',
        roles: monitor,
      },
      {
        id: 'ld-year-manager',
        name: 'Local Determinations Fiscal Year Manager',
        content: 'Launch the next FFY',
        icon: 'calendar-plus',
        link: '/admin/launch-local-determinations-year',
        roles: monitor,
      },
      {
        id: 'dr-year-manager',
        name: 'Dispute Resolution Fiscal Year Manager',
        content: 'Launch the next FFY',
        icon: 'calendar-plus',
        link: '/admin/launch-dispute-resolution-year',
        roles: monitor,
      },
    ],
  ],
])

const training = inGroup('training', [
  [
    '',
    [
      {
        id: 'tutorials',
        name: 'Training Materials',
        content: 'Guides and videos',
        icon: 'graduation-cap',
        link: '/help/tutorials',
        roles: everyone,
      },
    ],
  ],
])

/** The whole side menu (specification 000 section 2), whoever looks and whatever exists yet. */
export const menuItems: readonly MenuItem[] = [
  ...compliance,
  ...localDeterminations,
  ...disputeResolution,
  ...admin,
  ...training,
]
