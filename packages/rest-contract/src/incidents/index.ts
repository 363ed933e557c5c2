export * from './incidents.js'
export * from './incidents-acts.js'
export * from './incidents-shapes.js'
