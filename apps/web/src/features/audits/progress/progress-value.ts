import type { AuditCourseQuery } from './progress.generated'

/** The course of an audit, as its page has it. */
export type Progress = AuditCourseQuery['auditCourse']
