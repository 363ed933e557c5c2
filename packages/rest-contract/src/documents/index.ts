export * from './documents.js'
export * from './required-documents.js'
export * from './files.js'
