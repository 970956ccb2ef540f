import { mostProofs } from '#domain/use-proof/vocabulary.ts'
import { deadlineFields } from './deadline.ts'
import { operation, type OperationData } from './operation.ts'

/** What is said of a file that shows use, and what was recorded when it was taken in. */
export const proofFields = `id kind classes items market used_from used_until note url final_url http_status media_type size sha256 taken_at
  timestamped_by is_stand_in left_out_at updated_at`

/** When use matters for a mark, by its docket. */
export const useDates = `deadlines(where: { kind: { _in: ["nonuse", "use_declaration"] } }, order_by: [{ due: asc }, { id: asc }]) { ${deadlineFields} }`

/** A mark with what was collected of its use, and its owner's marks of the same name. */
export const useProofsOfMark = operation(
  'useProofsOfMark',
  `query useProofsOfMark($id: uuid!) {
    trademark_by_pk(id: $id) {
      id name jurisdiction status goods_and_services ${useDates}
      use_proofs(order_by: [{ used_until: desc }, { id: desc }], limit: ${mostProofs}) { ${proofFields} }
    }
  }`,
)

/** The same mark in the owner's other registers, each with its classes. */
export const marksOfName = operation(
  'marksOfName',
  `query marksOfName($id: uuid!, $name: String!) {
    trademark(where: { name: { _eq: $name }, id: { _neq: $id }, status_group: { _neq: "Closed" } }, order_by: [{ jurisdiction: asc }, { id: asc }], limit: 20) {
      id name jurisdiction number goods_and_services
    }
  }`,
)

export type MarkInUse = NonNullable<OperationData<typeof useProofsOfMark>['trademark_by_pk']>
export type ProofRow = MarkInUse['use_proofs'][number]
