import { addFindingComment, editFindingComment, resolveFindingComment } from './findings-comments.js'
import {
  judgeFindingCorrection,
  recordFindingRound,
  requestFindingVerification,
  revealFindingReferences,
  saveFindingCorrection,
} from './findings-corrections.js'
import {
  closeFinding,
  decideFinding,
  draftFinding,
  getFinding,
  issueFinding,
  listFindingCitations,
  updateFinding,
} from './findings-drafts.js'
import { deleteFindingFile, downloadFindingFile, uploadFindingFiles } from './findings-files.js'
import {
  assignFindingOwner,
  assignFindingUser,
  listFindingOwners,
  listFindingUsers,
  remindOfFindings,
} from './findings-people.js'
import { exportFindings, getFindingNumbers, listFindings } from './findings-register.js'

/** Every call of the feature, in the order of a finding's life. */
export const findingsCalls = [
  draftFinding,
  getFinding,
  listFindingCitations,
  updateFinding,
  issueFinding,
  decideFinding,
  closeFinding,
  saveFindingCorrection,
  judgeFindingCorrection,
  requestFindingVerification,
  recordFindingRound,
  revealFindingReferences,
  remindOfFindings,
  assignFindingOwner,
  listFindingOwners,
  listFindingUsers,
  assignFindingUser,
  uploadFindingFiles,
  downloadFindingFile,
  deleteFindingFile,
  addFindingComment,
  editFindingComment,
  resolveFindingComment,
  listFindings,
  exportFindings,
  getFindingNumbers,
]
