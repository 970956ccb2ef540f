export { marksChanged } from './events.ts'
export { formatNames, type FormatName } from './formats.ts'
export { importFile, ImportError, type ImportOutcome, type Problem, type Progress } from './import.ts'
export { importTerms, type TermProgress } from './terms.ts'
