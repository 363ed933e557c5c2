import { complianceYearName } from '../../years/compliance-year.js'

/** A person of an agency as the portal keeps them. */
interface AgencyContact {
  name: string
  title: string
}

/**
 * What a letter about an audit was merged from, under the field names of the templates (6.3), so that a template can say the same
 * again. null: the portal has no such value. Days are YYYY-MM-DD; students are masked; counts about fewer than ten students are
 * texts that say so, for the reader is an agency (0.6).
 */
export interface AuditLetterData {
  agency: {
    name: string
    code: string
    superintendent: string | null
    director: string | null
    /** Kept for the templates: the portal has no addresses of agencies. */
    address: string | null
  }
  year: { name: string }
  part: string
  today: string
  user: { name: string; title: string }
  audit: {
    type: string
    reason: string
    sampleSize: string | null
    population: string | null
    overallPct: string | null
    documentsDueOn: string | null
  }
  sections: readonly { title: string; pct: string; y: string; n: string; na: string }[]
  findings: readonly {
    number: string
    citation: string
    requirement: string
    description: string
    instances: string
    issuedOn: string | null
    dueOn: string | null
    status: string
    correctedOn: string | null
  }[]
  corrections: readonly { student: string; item: string; action: string; dueOn: string | null }[]
  links: { portal: string; report: string | null }
}

/** What is known of an audit where a letter about it is issued. */
export interface LetterDataFacts extends Omit<AuditLetterData, 'agency' | 'year' | 'audit' | 'links'> {
  agency: { name: string; code: string; contacts: readonly AgencyContact[] }
  year: number
  audit: Omit<AuditLetterData['audit'], 'reason'> & { reason: string; reasonText: string }
  /** Address of the portal, without a slash at its end, and the entry of the letter in the library. */
  links: { portal: string; reportId: number }
}

/** The fields of a letter. Who leads an agency and its special education is found among its contacts by their titles. */
export function auditLetterData({ agency, year, audit, links, ...rest }: LetterDataFacts): AuditLetterData {
  const { reason, reasonText, ...facts } = audit
  return {
    ...rest,
    agency: {
      name: agency.name,
      code: agency.code,
      superintendent: named(agency.contacts, /\b(superintendent|chief executive)\b/i),
      director: named(agency.contacts, /\b(director|coordinator|supervisor)\b/i),
      address: null,
    },
    year: { name: complianceYearName(year) },
    audit: { ...facts, reason: reasonText === '' ? reason : `${reason}: ${reasonText}` },
    links: { portal: links.portal, report: `${links.portal}/compliance/reports/${links.reportId}` },
  }
}

/** The first contact whose title says so; a deputy or assistant only where there is nobody else. */
function named(contacts: readonly AgencyContact[], title: RegExp): string | null {
  const found = contacts.filter((contact) => title.test(contact.title))
  const isHead = (contact: AgencyContact) => !/\b(deputy|assistant|associate|acting)\b/i.test(contact.title)
  return (found.find(isHead) ?? found[0])?.name ?? null
}
