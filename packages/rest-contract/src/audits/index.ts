export * from './audits-shapes.js'
export * from './audits-plan.js'
export * from './audits-status.js'
export * from './audits-lists.js'
