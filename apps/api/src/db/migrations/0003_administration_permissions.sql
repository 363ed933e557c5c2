-- Permissions that came after the first installations: state monitors of an installation that is there already get them too.
INSERT INTO "role_permissions" ("role_id", "permission")
SELECT "roles"."id", "added"."permission"
FROM "roles"
CROSS JOIN (VALUES
  ('agencies.manage'), ('years.launch'), ('content.manage'), ('audit-trail.view'),
  ('requests.view'), ('requests.manage'), ('loans.view'), ('loans.manage'),
  ('orders.view'), ('orders.manage'), ('data.view'), ('data.manage')
) AS "added" ("permission")
WHERE "roles"."id" = 'StateMonitor'
ON CONFLICT DO NOTHING;
