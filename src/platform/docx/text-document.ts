import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx'

interface TextDocument {
  title: string
  text: string
  /** What stands at the foot of a page beside its number; nothing where it is left out. */
  foot?: string
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A text as a Word document of A4 pages, line by line as it is, with numbered pages. Its bytes carry the time they were made. */
export async function textDocument({ title, text, foot }: TextDocument): Promise<Uint8Array> {
  const paragraphs = text.split('\n\n').map(
    (block) =>
      new Paragraph({
        spacing: { after: 200, line: 300 },
        children: block.split('\n').map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) })),
      }),
  )
  const document = new Document({
    title,
    creator: 'Markwright',
    styles: { default: { document: { run: { font: 'Georgia', size: 22 } } } },
    sections: [
      {
        // A4 in twentieths of a point.
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    size: 16,
                    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES, ...(foot ? [`   ${foot}`] : [])],
                  }),
                ],
              }),
            ],
          }),
        },
        children: paragraphs,
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
