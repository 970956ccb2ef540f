/** Ends the process quietly when the reader of standard output has enough, such as `head`; before that `first` is done. */
export function endWithReader(first?: () => Promise<void>): void {
  const end = async (): Promise<void> => {
    await first?.()
    process.exit(0)
  }
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    void end()
  })
}
