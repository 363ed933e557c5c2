import { listLinkableSubsections } from '../../self-assessment/launch/self-assessment-content-read-model.js'
import { hasSelfAssessment } from '../../self-assessment/upgrade/self-assessment-upgrade-read-model.js'
import {
  findVersionOfCategory,
  listDocumentNodes,
  listDocumentVersions,
} from './documents-content-read-model.js'
import * as store from './documents-content-store.js'
import { listCategoriesBehind } from '../upgrade/documents-upgrade-read-model.js'
import { upgradeCategories } from '../upgrade/documents-upgrade-service.js'
import { lockRecords } from '../upgrade/documents-upgrade-store.js'

/** The required document categories as the content editor handles them; passed on in features.ts. */
export const documentsContent = {
  kind: 'required-documents' as const,
  title: 'Required documents',
  history: {
    version: 'requiredDocumentVersion',
    node: 'requiredDocumentContent',
    publish: 'publishContentVersion' as const,
  },
  listVersions: listDocumentVersions,
  listNodes: listDocumentNodes,
  versionOfPlace: findVersionOfCategory,
  lockVersion: store.lockDocumentVersion,
  insertNode: store.insertCategory,
  updateNode: store.updateCategory,
  placeNodes: store.placeCategories,
  deleteNodes: store.deleteCategories,
  copyVersion: store.copyDocumentVersion,
  deleteVersion: store.deleteDocumentVersion,
  publishVersion: store.publishDocumentVersion,
  applyVersion: store.moveUntouched,
  listLinked: listLinkableSubsections,
  upgrades: {
    hasRecord: hasSelfAssessment,
    listStarted: listCategoriesBehind,
    lockRecords,
    upgradeRecord: upgradeCategories,
  },
}
