/**
 * The queue's jobs as the entity `task`: a view (platform/queue makes it), described for the data API. What a job is about
 * (`data`) names people and rows: it is in no role's schema, and the view itself does not hand it out.
 */
export const task = {
  name: 'task',
  columns: [
    { name: 'id', type: 'text', nullable: false, hasDefault: true },
    { name: 'type', type: 'text', nullable: false, hasDefault: false },
    { name: 'status', type: 'text', nullable: false, hasDefault: true },
    { name: 'execution_time', type: 'timestamptz', nullable: false, hasDefault: true },
    { name: 'created_at', type: 'timestamptz', nullable: false, hasDefault: true },
    { name: 'updated_at', type: 'timestamptz', nullable: false, hasDefault: true },
    { name: 'options', type: 'jsonb', nullable: true, hasDefault: true },
    { name: 'result', type: 'jsonb', nullable: true, hasDefault: true },
  ],
  hidden: [{ name: 'data', type: 'jsonb', nullable: true, hasDefault: true }],
  primaryKey: ['id'],
  uniqueKeys: [],
}
