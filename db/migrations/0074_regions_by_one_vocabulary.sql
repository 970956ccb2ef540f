-- Rows from before there was one vocabulary of regions have what the storefront or a client wrote: a country, the name of a storefront, free text. A
-- country is put into its region, as `regionOf` does; where nothing is known it is the Union's, as for a visit of which nothing is known.
WITH known(region) AS (VALUES ('EU'), ('UK'), ('CH'), ('US'), ('CA'), ('AU'), ('NZ'), ('WORLD')),
  old AS (SELECT region FROM registration_request UNION SELECT region FROM service_request UNION SELECT region FROM user_profile),
  word AS (SELECT region, upper(trim(region)) AS code FROM old WHERE region NOT IN (SELECT region FROM known))
SELECT region AS old_region, CASE
    WHEN code IN (SELECT region FROM known) THEN code
    WHEN code = 'GB' THEN 'UK'
    WHEN code IN ('AT','BE','BG','HR','CY','CZ','DK','EE','FI','FR','DE','GR','HU','IE','IT','LV','LT','LU','MT','NL','PL','PT','RO','SK','SI','ES','SE','BX') THEN 'EU'
    WHEN code ~ '^[A-Z]{2}$' THEN 'WORLD'
    ELSE 'EU' END AS new_region
  INTO TEMPORARY region_words FROM word;
--> statement-breakpoint
UPDATE registration_request r SET region = w.new_region FROM region_words w WHERE r.region = w.old_region;
--> statement-breakpoint
UPDATE service_request r SET region = w.new_region FROM region_words w WHERE r.region = w.old_region;
--> statement-breakpoint
UPDATE user_profile r SET region = w.new_region FROM region_words w WHERE r.region = w.old_region;
--> statement-breakpoint
DROP TABLE region_words;
