export * from './case-studies.js'
export * from './case-studies-acts.js'
export * from './case-studies-shapes.js'
