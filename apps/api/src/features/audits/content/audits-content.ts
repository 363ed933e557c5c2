import type { ContentKind, ContentNodeKind } from '@portal/domain'
import type { Database } from '../../../db/database.js'
import {
  findVersionOfAuditPlace,
  listAuditContentPlaces,
  listAuditContentVersions,
} from './audits-content-versions-read-model.js'
import * as store from './audits-content-store.js'

/** The content of one kind of audit as the content editor handles it, by the key of the kind. */
export function auditsContent(kind: ContentKind, title: string) {
  return {
    kind,
    title,
    history: {
      version: 'auditContentVersion',
      node: 'auditContent',
      publish: 'publishContentVersion' as const,
    },
    listVersions: (db: Database, id?: number) => listAuditContentVersions(db, kind, id),
    listNodes: listAuditContentPlaces,
    versionOfPlace: (db: Database, nodeKind: ContentNodeKind, id: number) =>
      findVersionOfAuditPlace(db, kind, nodeKind, id),
    lockVersion: store.lockAuditContent,
    insertNode: store.insertAuditPlace,
    updateNode: store.updateAuditPlace,
    placeNodes: store.placeAuditPlaces,
    deleteNodes: store.deleteAuditPlaces,
    copyVersion: store.copyAuditContent,
    deleteVersion: store.deleteAuditContent,
    publishVersion: store.publishAuditContent,
    applyVersion: store.moveAuditsNotBegun,
    listLinked: () => Promise.resolve(null),
    // Started records are asked one by one, on the page of each record (domain definition 2.7).
    upgrades: null,
  }
}
