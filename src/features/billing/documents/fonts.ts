export { fonts } from '#platform/pdf/fonts.ts'
