export { addNote } from './add.ts'
export { handlers } from './user-note.ts'
