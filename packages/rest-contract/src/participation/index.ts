export * from './participation.js'
export * from './participation-justifications.js'
export * from './participation-shapes.js'
export * from './participation-publication.js'
