import type { GatewayFeature } from '../../server/feature.js'
import { documentFileRoutes } from './documents-files.js'
import { RequiredDocumentsResolver } from './required/documents-required-resolver.js'
import { DocumentsResolver, RelatedDocumentResolver } from './documents-resolver.js'
import { RequiredDocumentsReuseResolver } from './reuse/documents-reuse-resolver.js'

export const documentsFeature: GatewayFeature = {
  name: 'documents',
  resolvers: [
    RequiredDocumentsResolver,
    DocumentsResolver,
    RelatedDocumentResolver,
    RequiredDocumentsReuseResolver,
  ],
  files: documentFileRoutes,
}
