export * from './participation.js'
export * from './participation-justifications.js'
export * from './participation-shapes.js'
