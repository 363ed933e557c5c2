export * from './participation.js'
