-- Indicators are stored as B11 or C8A, with their part; some were typed as the federal form writes them.
UPDATE "findings" SET "indicator_code" =
  (CASE "part" WHEN 'Part C' THEN 'C' ELSE 'B' END) || ltrim(upper(regexp_replace("indicator_code", '[^A-Za-z0-9]', '', 'g')), '0')
WHERE regexp_replace("indicator_code", '[^A-Za-z0-9]', '', 'g') ~ '^0*[1-9][0-9]?[A-Da-d]?$';--> statement-breakpoint
UPDATE "findings" SET "indicator_code" = upper(regexp_replace("indicator_code", '[^A-Za-z0-9]', '', 'g'))
WHERE regexp_replace("indicator_code", '[^A-Za-z0-9]', '', 'g') ~ '^[BCbc][1-9][0-9]?[A-Da-d]?$';
