import type { DayCalendar, IncidentParameters } from '@portal/domain'

/** What incidents are judged by: the parameters of the state, and the days that its offices work. */
export interface IncidentOffice {
  parameters: IncidentParameters
  calendar: DayCalendar
}
