import { complianceYearName } from '@portal/domain'
import { notify, notifyHourly, type Notice } from '../notifications/notifications-notices-store.js'
import type { Command } from '../../server/command.js'

/** The self-assessment as notices name it: never a document's own name or title (9.1). */
interface SelfAssessmentOf {
  selfAssessmentId: number
  leaId: number
  year: number
  part: string
  agency: string
}

/** The one that documents belong to. */
interface DocumentsOf extends SelfAssessmentOf {
  /** Who leads at the state. */
  leadId: string | null
}

const name = ({ year, part }: SelfAssessmentOf) => `Self-assessment ${complianceYearName(year)}, ${part}`

/** To the monitor who leads: how many documents came within the hour. */
export async function notifyOfUpload(
  { tx, actor, ctx }: Command,
  place: DocumentsOf,
  documents: number,
): Promise<void> {
  const { selfAssessmentId, leaId, leadId, agency } = place
  await notifyHourly(tx, ctx, {
    kind: 'documentsUploaded',
    key: `documents-uploaded:${selfAssessmentId}`,
    leaId,
    leadId,
    events: documents,
    words: (count) => {
      const counted = count === 1 ? '1 document' : `${count} documents`
      return {
        title: `${name(place)}: ${agency} has uploaded ${counted}`,
        text: [`${agency} has uploaded ${counted}.`],
      }
    },
    link: linkTo(place),
    except: actor.userId,
  })
}

/** To whoever uploaded a document and to the local administrators. */
export async function notifyOfDocument(
  { tx, actor, ctx }: Command,
  place: DocumentsOf,
  what: 'received' | 'deleted',
  document: { id: string; uploadedBy: string },
): Promise<void> {
  const { leaId, agency } = place
  await notify(tx, ctx, {
    kind: what === 'received' ? 'documentReceived' : 'documentDeleted',
    key: `document-${what}:${document.id}:${ctx.requestId}`,
    leaId,
    userIds: [document.uploadedBy],
    title: `${name(place)}: a document was ${what === 'received' ? 'marked as received' : 'deleted'}`,
    text: [
      what === 'received'
        ? `the state has marked a document of ${agency} as received.`
        : `a document of ${agency} was deleted.`,
    ],
    link: linkTo(place),
    except: actor.userId,
  })
}

/** To the agency: other documents are required now. */
export async function notifyOfCategories(
  { tx, actor, ctx }: Command,
  place: SelfAssessmentOf,
  toNumber: number,
): Promise<void> {
  const { selfAssessmentId, leaId, agency } = place
  await notify(tx, ctx, {
    kind: 'contentUpgraded',
    key: `document-categories-upgraded:${selfAssessmentId}:${toNumber}`,
    leaId,
    selfAssessmentId,
    title: `${name(place)}: other required documents`,
    text: [
      `the state has taken the self-assessment of ${agency} over onto version ${toNumber} of its required document categories. Your documents went along.`,
    ],
    link: linkTo(place),
    except: actor.userId,
  })
}

function linkTo({ selfAssessmentId }: SelfAssessmentOf): Notice['link'] {
  return { path: `/user/dashboard/self-assessment/${selfAssessmentId}`, words: 'See them here' }
}
