import { schema } from './queue.ts'

/**
 * The spec's `task`: every job of the queue as a row, to be read, repeated, cancelled and removed. What a job is about is not
 * in it, and of a failure only what kind it was and its message. Made again at each start, after the queue's own tables.
 */
export const taskView = [
  `create or replace view task with (security_invoker = true) as
   select id::text as id, name as type, null::jsonb as data, state::text as status, start_after as execution_time,
          created_on as created_at, coalesce(completed_on, started_on, created_on) as updated_at,
          jsonb_build_object('retries', retry_limit, 'tried', retry_count) as options,
          case when output ? 'message' then jsonb_strip_nulls(jsonb_build_object(
            'type', output->'type', 'code', output->'code', 'message', output->'message')) end as result
     from ${schema}.job`,

  `create or replace function task_is_added() returns trigger language plpgsql as $$
   begin
     raise exception 'tasks are made by what needs them' using errcode = 'MW409';
   end $$`,

  // Repeating starts afresh; whoever works on a job owns it until it is over.
  `create or replace function task_is_changed() returns trigger language plpgsql as $$
   begin
     if (new.id, new.type, new.created_at) is distinct from (old.id, old.type, old.created_at) then
       raise exception 'id, type and creation of a task do not change' using errcode = 'MW409';
     end if;
     if old.status = 'active' or not (new.status = old.status or new.status = 'created'
          or new.status = 'cancelled' and old.status in ('created', 'retry')) then
       raise exception 'the task is "%" and may not become "%"', old.status, new.status using errcode = 'MW409';
     end if;
     update ${schema}.job
        set state = new.status::${schema}.job_state, start_after = new.execution_time,
            retry_count = case when new.status = 'created' then 0 else retry_count end,
            started_on = case when new.status = 'created' then null else started_on end,
            completed_on = case new.status when 'created' then null when 'cancelled' then now() else completed_on end,
            output = case when new.status = 'created' then null else output end
      where id = old.id::uuid and name = old.type;
     new.updated_at := now();
     return new;
   end $$`,

  `create or replace function task_is_removed() returns trigger language plpgsql as $$
   begin
     if old.status = 'active' then
       raise exception 'the task is being worked on' using errcode = 'MW409';
     end if;
     delete from ${schema}.job where id = old.id::uuid and name = old.type;
     return old;
   end $$`,

  'create or replace trigger task_is_added instead of insert on task for each row execute function task_is_added()',
  'create or replace trigger task_is_changed instead of update on task for each row execute function task_is_changed()',
  'create or replace trigger task_is_removed instead of delete on task for each row execute function task_is_removed()',
]
